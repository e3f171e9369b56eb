import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// The previews of an app or of a source, by the names that a person may give them.
@MainActor
public struct PreviewNames {
  /// A preview.
  @MainActor
  public struct Entry {
    let item: RegisteredPreviews.Item
    /// Its name: the app's, or for one that has none ‘Preview’, with its number where its source has several.
    public let name: String

    /// The path of its source.
    public var file: String { item.file }
    /// The line at which it is declared, from 1.
    public var line: Int { item.line }
    /// The name of its source, without an ending.
    public var document: String {
      URL(fileURLWithPath: item.file).deletingPathExtension().lastPathComponent
    }
    /// The name of the device that it asks for, as Xcode names it.
    public var device: String? { item.device }
    /// Whether the device is to be held sideways; nil where the preview says nothing of it.
    public var isLandscape: Bool? { item.isLandscape }
    /// Whether it is of Assistive Access.
    public var isOfAssistiveAccess: Bool { item.isOfAssistiveAccess }
  }

  /// What a name stands for.
  public enum Match: Hashable, Sendable {
    /// Exactly one preview, by its index.
    case one(Int)
    /// Several previews, by their indices.
    case several([Int])
    /// No preview.
    case none
  }

  /// The previews, by file and line.
  public let entries: [Entry]

  /// Finds the previews of the app that runs in this process.
  ///
  /// - Parameter file: the source whose previews are wanted; nil for all.
  public init(of file: URL? = nil) {
    let items = RegisteredPreviews.items.filter { item in
      file.map { $0.path == URL(fileURLWithPath: item.file).resolvingSymlinksInPath().path } ?? true
    }
    let counts = Dictionary(grouping: items, by: \.file).mapValues(\.count)
    var numbers: [String: Int] = [:]
    entries = items.map { item in
      let number = numbers[item.file, default: 0] + 1
      numbers[item.file] = number
      let isAlone = counts[item.file] == 1
      return Entry(item: item, name: item.name ?? (isAlone ? "Preview" : "Preview \(number)"))
    }
  }

  /// Finds the preview with a name, with a number among all from 1, or with a name after that of its source:
  /// `ContentView/Dark`.
  public func match(_ name: String) -> Match {
    let found = match { $0.name == name }
    guard found == .none else { return found }
    let loose = match { $0.name.lowercased() == name.lowercased() }
    guard loose == .none else { return loose }
    if let number = Int(name), entries.indices.contains(number - 1) { return .one(number - 1) }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return match { $0.document == name } }
    return match { $0.document == parts[0] && $0.name.lowercased() == parts[1].lowercased() }
  }

  private func match(_ isMeant: (Entry) -> Bool) -> Match {
    let found = entries.indices.filter { isMeant(entries[$0]) }
    guard let first = found.first else { return .none }
    return found.count == 1 ? .one(first) : .several(found)
  }

  /// The name that stands for a preview alone: its own, if need be after that of its source, or its number.
  public func choice(_ index: Int) -> String {
    let entry = entries[index]
    return [entry.name, "\(entry.document)/\(entry.name)"].first { match($0) == .one(index) }
      ?? String(index + 1)
  }
}

extension AppProcess {
  /// Shows a preview, in a window of its own.
  public func show(_ preview: PreviewNames.Entry) -> UIWindow {
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = preview.item.makeController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    UIKitHost.shared.runUntilIdle(limit: Self.launchTime)
    return window
  }
}
