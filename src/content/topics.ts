/** "Cat Culture" as it stands in an address: /blog?topic=cat-culture. */
export const topicSlug = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
