import DeviceSettings
import Foundation
import InterfaceBuilder

/// An opened document, which selects the screens for the options.
struct ScreenDocument {
  let document: InterfaceBuilderDocument
  private let deviceSize: CGSize
  private let names: ScreenNames
  private let fileNames: [String]

  init(_ options: ScreenOptions) throws {
    document = try InterfaceBuilderDocument.open(URL(fileURLWithPath: options.file))
    names = ScreenNames(document)
    fileNames = names.fileNames
    deviceSize = options.device.device.size(options.device.orientation)
  }

  /// The screens that the options select; by default the initial one.
  func wanted(_ options: ScreenOptions) throws -> [InterfaceBuilderDocument.Screen] {
    if let name = options.screen {
      do {
        return [names.entries[try WantedScreen.index(of: name, in: names)].screen]
      } catch {
        throw InterfaceBuilderError(
          .unknownScreen, file: options.file, problem: error.problem, expected: error.expected,
          advice: error.advice)
      }
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
    let index = names.entries.firstIndex { $0.screen.id == screen.id } ?? 0
    return ScreenInfo(
      index, of: names, fileNames: fileNames, size: size, isOfApp: false,
      isInitial: screen.id == document.initialScreen?.id)
  }
}
