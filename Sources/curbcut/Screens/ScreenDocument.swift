import DeviceSettings
import Foundation
import InterfaceBuilder

/// An opened document, which selects the screens for the options.
struct ScreenDocument {
  let document: InterfaceBuilderDocument
  private let deviceSize: CGSize

  init(_ options: ScreenOptions) throws {
    document = try InterfaceBuilderDocument.open(URL(fileURLWithPath: options.file))
    deviceSize = options.device.device.size(options.device.orientation)
  }

  /// The screens that the options select; by default the initial one.
  func wanted(_ options: ScreenOptions) throws -> [InterfaceBuilderDocument.Screen] {
    if let name = options.screen {
      guard let screen = document.screen(named: name) else { throw unknown(name, in: options.file) }
      return [screen]
    }
    let screens = options.allScreens ? document.screens : document.initialScreen.map { [$0] } ?? []
    guard !screens.isEmpty else {
      throw InterfaceBuilderError(
        .noScreens, file: options.file, problem: "the document has no scene or view",
        expected: document.isStoryboard ? "a view controller" : "a view")
    }
    return screens
  }

  func info(_ screen: InterfaceBuilderDocument.Screen) -> ScreenInfo {
    let size = (document.isStoryboard ? nil : screen.size) ?? deviceSize
    return ScreenInfo(
      id: screen.id, storyboardIdentifier: screen.storyboardIdentifier, className: screen.className,
      title: screen.title, size: [size.width, size.height],
      isInitial: screen.id == document.initialScreen?.id)
  }

  private func unknown(_ name: String, in file: String) -> InterfaceBuilderError {
    let screens = document.screens
    let names = screens.flatMap {
      [$0.id, $0.storyboardIdentifier, $0.title, $0.className].compactMap { $0 }
    }
    let advice =
      Suggestion.nearest(to: name, in: names).map { "Did you mean ‘\($0)’?" }
      ?? "‘curbcut screens’ lists them."
    return InterfaceBuilderError(
      .unknownScreen, file: file, problem: "there is no screen ‘\(name)’",
      expected: "one of \(screens.prefix(12).map(\.id).joined(separator: ", "))", advice: advice)
  }
}
