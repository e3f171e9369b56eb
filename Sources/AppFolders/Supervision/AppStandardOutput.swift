@preconcurrency import Glibc

/// The standard output of the process, which is the app's.
enum AppStandardOutput {
  /// Has each line written when it is complete, so that what the app has printed is there when it crashes.
  static func writeEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }
}
