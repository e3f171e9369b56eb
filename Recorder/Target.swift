// Every target of a package needs a source file. The recorder is written for iOS; the plugin adds it to the target.
