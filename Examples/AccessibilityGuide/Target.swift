// A target of a package needs a source of its own. The app is in `iOS`, and the plugin brings it in.
