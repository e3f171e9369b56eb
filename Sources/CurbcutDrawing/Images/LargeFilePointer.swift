import CurbcutFoundation

/// The few lines of text that Git LFS leaves in place of a file that was not fetched.
package enum LargeFilePointer {
  /// The size in points of a picture of which nothing is known.
  package static let standInSize = CGSize(width: 100, height: 100)

  /// Whether the data of a file is a pointer to it.
  package static func isPointer(_ data: Data) -> Bool {
    data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8))
  }

  /// Says once that a picture was not fetched, and how it is.
  package static func report(_ path: String) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    ObjCRuntime.report(
      "\(file): warning: the picture was not fetched from Git LFS; a grey one stands in until ‘git lfs pull’ is run"
    )
  }
}
