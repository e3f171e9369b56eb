import CurbcutFoundation
import Glibc

/// The entries of a folder, sorted by name.
///
/// A project has thousands of files, of which a document needs a few. The kernel reports which entries are folders
/// while it lists them, which saves a system call for each entry.
struct FolderListing {
  struct Entry {
    let name: String
    let isFolder: Bool

    /// What follows the last dot; empty for a name without a dot, or with one only at its beginning or end.
    var suffix: Substring {
      let bytes = name.utf8
      guard let stop = bytes.lastIndex(of: UInt8(ascii: ".")), stop != bytes.startIndex else { return "" }
      return name[bytes.index(after: stop)...]
    }

    /// The name without its suffix.
    var base: Substring { suffix.isEmpty ? name[...] : name.dropLast(suffix.count + 1) }
  }

  let entries: [Entry]

  /// - Parameter path: the path of the folder. A folder that cannot be read has no entries.
  init(_ path: String) {
    guard let folder = opendir(path) else {
      entries = []
      return
    }
    defer { closedir(folder) }
    var found: [Entry] = []
    while let next = readdir(folder) {
      let name = withUnsafePointer(to: &next.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let isFolder =
        switch Int(next.pointee.d_type) {
        case Int(DT_DIR): true
        // Follow symbolic links. Some file systems do not report the type.
        case Int(DT_LNK), Int(DT_UNKNOWN): Self.isFolder("\(path)/\(name)")
        default: false
        }
      found.append(Entry(name: name, isFolder: isFolder))
    }
    entries = found.sorted { $0.name < $1.name }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
