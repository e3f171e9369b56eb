import CurbcutFoundation

/// The pictures of the person's library.
package enum PhotoFolder {
  private static let types: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "heic"]

  /// The files with pictures, in the order of their names.
  package static var files: [URL] {
    guard let path = Services.settings.photos.folder else { return [] }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      let all = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      return all.filter { types.contains($0.pathExtension.lowercased()) }.sorted {
        $0.lastPathComponent < $1.lastPathComponent
      }
    } catch {
      HostMessages.write(
        "warning: services.photos.folder: expected a folder with pictures, found \(path): \(error.localizedDescription)\n"
      )
      return []
    }
  }

  /// The files that the app may read.
  package static var readableFiles: [URL] {
    switch Permissions.status(of: .photos) {
    case .granted: return files
    case .limited:
      let selection = Services.settings.photos.selection
      return files.filter { selection.contains($0.lastPathComponent) }
    default: return []
    }
  }

  /// When a picture was made.
  package static func date(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }
}
