// Every target of a package needs a source file. The app is in `iOS`; the plugin adds it to the target.
