#!/usr/bin/env -S gjs -m
// A browser around Debian's WebKitGTK, for WebKitWebDriver. WebKitGTK's own MiniBrowser stores nothing when a driver
// starts it (--automation). This browser has a profile, so that a test can kill it and start it again.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const profile = GLib.getenv('WEBKIT_PROFILE');
const website_data_manager = new WebKit2.WebsiteDataManager({
  base_data_directory: `${profile}/data`,
  base_cache_directory: `${profile}/cache`,
});
const web_context = new WebKit2.WebContext({ website_data_manager });
web_context.set_automation_allowed(true);
web_context.connect('automation-started', (_context, session) => {
  const browser = new WebKit2.ApplicationInfo();
  browser.set_name('WebKitGTK');
  browser.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version());
  session.set_application_info(browser);
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({ web_context, is_controlled_by_automation: true });
    const window = new Gtk.Window({ default_width: 1200, default_height: 900 });
    view.connect('close', () => window.destroy());
    window.add(view);
    window.show_all();
    return view;
  });
});
Gtk.main();
