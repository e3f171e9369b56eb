import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation

/// The documents of the app: its Documents folder, which is the only place for files on this device.
@MainActor
package enum DocumentsFolder {
  /// The folder.
  package static var url: URL {
    let url = URL.documentsDirectory
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// A file or folder, as a browser shows it.
  package struct Item: Equatable {
    package let url: URL
    package let type: UTType
    package let date: Date?
    /// In bytes; nil for a folder.
    package let size: Int?

    package var isFolder: Bool { type.conforms(to: .directory) && !type.conforms(to: .package) }
    package var name: String {
      isFolder ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    }

    package init(_ url: URL) {
      self.url = url
      type = UTType(of: url)
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      date = attributes?[.modificationDate] as? Date
      size = type.conforms(to: .directory) ? nil : (attributes?[.size] as? NSNumber)?.intValue
    }
  }

  /// What is in a folder, by name, without what is hidden.
  package static func items(in folder: URL) -> [Item] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }
      .map { Item(folder.appendingPathComponent($0)) }
      .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }

  /// A place in a folder where nothing is yet: `Name.ext`, else `Name 2.ext`, and so on.
  package static func freePlace(for name: String, in folder: URL) -> URL {
    let wanted = folder.appendingPathComponent(name)
    let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
    var place = wanted
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("\(stem) \(number)")
      if !ending.isEmpty { place = place.appendingPathExtension(ending) }
      number += 1
    }
    return place
  }

  /// Puts a file into a folder under its own name, or one that is free.
  package static func bring(_ url: URL, into folder: URL, moving: Bool) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let parent = url.deletingLastPathComponent().standardizedFileURL
    if moving, parent.path == folder.standardizedFileURL.path { return url }
    let place = freePlace(for: url.lastPathComponent, in: folder)
    if moving {
      try FileManager.default.moveItem(at: url, to: place)
    } else {
      try FileManager.default.copyItem(at: url, to: place)
    }
    return place
  }

  /// Gives a document another name, and keeps its extension.
  ///
  /// - Throws: `CocoaError` for a name that is taken or cannot be one.
  package static func rename(_ url: URL, to name: String) throws -> URL {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let folder = url.deletingLastPathComponent()
    let ending = UTType(of: url) == .folder ? "" : url.pathExtension
    let full =
      ending.isEmpty || name.lowercased().hasSuffix(".\(ending.lowercased())") ? name : "\(name).\(ending)"
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), full.utf8.count <= 255 else {
      throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: full])
    }
    let place = folder.appendingPathComponent(full)
    if place.lastPathComponent == url.lastPathComponent { return url }
    guard !FileManager.default.fileExists(atPath: place.path) else {
      throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: place.path])
    }
    try FileManager.default.moveItem(at: url, to: place)
    RecentDocuments.replace(url, with: place)
    return place
  }

  /// Whether a file may be chosen where these types are asked for.
  package static func isOf(_ types: [UTType], _ item: Item) -> Bool {
    types.isEmpty || types.contains { item.type.conforms(to: $0) }
  }
}
