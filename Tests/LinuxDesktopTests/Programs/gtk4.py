"""A program of GTK 4 for the tests. Orders come as lines of standard input."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402


def say(*words):
    print(*words, flush=True)


class Window(Gtk.ApplicationWindow):
    def __init__(self, application):
        super().__init__(application=application, title="Kennel")
        self.set_default_size(480, 640)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        self.set_child(box)
        box.append(Gtk.Label(label="Dogs of the house"))

        self.entry = Gtk.Entry(placeholder_text="Of the dog")
        self.entry.update_property([Gtk.AccessibleProperty.LABEL], ["Name"])
        self.entry.connect("changed", lambda entry: say("text", entry.get_text()))
        box.append(self.entry)

        self.button = Gtk.Button(label="Feed")
        self.button.connect("clicked", self.clicked)
        box.append(self.button)

        self.check = Gtk.CheckButton(label="Vaccinated", active=True)
        self.check.connect("toggled", lambda check: say("toggled", check.get_active()))
        box.append(self.check)

        switch = Gtk.Switch()
        switch.update_property([Gtk.AccessibleProperty.LABEL], ["Outdoors"])
        box.append(switch)
        box.append(Gtk.Button(label="Bathe", sensitive=False))

        scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 10, 1)
        scale.set_value(4)
        scale.update_property([Gtk.AccessibleProperty.LABEL], ["Appetite"])
        box.append(scale)

        dogs = Gtk.ListBox()
        for name in ["Pinky", "Rex"]:
            dogs.append(Gtk.Label(label=name))
        box.append(dogs)

    def clicked(self, button):
        say("clicked")
        button.set_label("Fed")

    def obey(self, order):
        words = order.split()
        if words[0] == "rename":
            self.button.set_label(words[1])
            say("renamed")
        elif words[0] == "focus":
            {"entry": self.entry, "button": self.button, "check": self.check}[words[1]].grab_focus()
            say("focused")


def activate(application):
    window = Window(application)
    window.present()

    def read(source, condition):
        line = sys.stdin.readline()
        if not line:
            application.quit()
            return False
        window.obey(line)
        return True

    GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, read)
    GLib.timeout_add(300, lambda: say("ready"))


GLib.set_prgname("kennel")
application = Gtk.Application(application_id="org.example.kennel")
application.connect("activate", activate)
application.run()
