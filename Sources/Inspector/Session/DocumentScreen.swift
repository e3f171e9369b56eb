import CurbcutUIKit
import Foundation
import InterfaceBuilder

/// The screens of a .storyboard or .xib.
@MainActor
package final class DocumentScreen: InspectedScreen {
  private let url: URL
  private var document: InterfaceBuilderDocument
  private var current: InterfaceBuilderDocument.Screen
  /// Keeps alive what the objects of the screen need.
  private var made: [InstantiatedScreen] = []

  package var name: String { url.lastPathComponent }
  package var file: String { url.path }
  package var bundleIdentifier: String? { nil }

  /// - Parameters:
  ///   - url: the document.
  ///   - screen: the id, storyboard identifier, class or title of the screen to show; nil for the initial one.
  /// - Throws: an `InterfaceBuilderError` with its place, or an ``InspectorError`` if there is no such screen.
  package init(_ url: URL, screen: String? = nil) throws {
    self.url = url
    let opened = try InterfaceBuilderDocument.open(url)
    document = opened
    guard let wanted = try screen.map({ try Self.screen($0, of: opened) }) ?? opened.initialScreen else {
      throw InspectorError("\(url.path): there is no screen in it.")
    }
    current = wanted
  }

  private static func screen(
    _ name: String, of document: InterfaceBuilderDocument
  ) throws -> InterfaceBuilderDocument.Screen {
    let names = ScreenNames(document)
    switch names.match(name) {
    case .one(let index): return names.entries[index].screen
    case .several(let indices):
      let choices = indices.map(names.name)
      throw InspectorError(
        "\(document.url.path): ‘\(name)’ is the name of \(indices.count) screens; expected one of "
          + "\(choices.joined(separator: ", ")). Name it so: --screen \(choices.first ?? name)")
    case .none:
      throw InspectorError(
        "\(document.url.path): there is no screen ‘\(name)’. ‘curbcut screens’ lists them.")
    }
  }

  package var screens: [ScreenChoice] {
    document.screens.map { screen in
      ScreenChoice(
        id: screen.id, title: screen.title ?? screen.storyboardIdentifier ?? screen.className,
        isCurrent: screen.id == current.id)
    }
  }

  package var languages: [String] { TranslatedLanguages(beside: url).tags }

  package var auditedID: String {
    let names = ScreenNames(document)
    return names.entries.indices.first { names.entries[$0].screen.id == current.id }.map(names.id) ?? ""
  }

  package var needsRestart: Bool { false }

  package var watchedFiles: [URL] { WatchedResources(beside: url).files }

  package func makeWindow(language: String?) throws -> UIWindow {
    let opened = try InterfaceBuilderDocument.open(url)
    // The screen may have been deleted, or given another id.
    guard let screen = opened.screen(named: current.id) ?? opened.initialScreen else {
      throw InspectorError("\(url.path): there is no screen any more.")
    }
    let made = try opened.instantiate(screen, options: InterfaceBuilderOptions(language: language))
    let window = made.makeWindow()
    document = opened
    current = screen
    self.made = [made]
    return window
  }

  package func choose(_ id: String) throws {
    guard let screen = document.screens.first(where: { $0.id == id }) else {
      throw InspectorError("\(name) has no screen ‘\(id)’.")
    }
    current = screen
  }

  // MARK: Revisions

  package var hasRevisions: Bool { Revisions(of: url).exist }

  package func makeWindow(revision: String, language: String?) throws -> UIWindow {
    let folder = try Revisions(of: url).checkOut(revision)
    defer { folder.remove() }
    let old = try InterfaceBuilderDocument.open(folder.file)
    guard let screen = old.screen(named: current.id) ?? old.initialScreen else {
      throw InspectorError("\(name) had no screen in \(revision).")
    }
    let made = try old.instantiate(screen, options: InterfaceBuilderOptions(language: language))
    let window = made.makeWindow()
    self.made.append(made)
    return window
  }
}
