import CurbcutUIKit
import Foundation

/// What is inspected: a screen of a document, or an app.
@MainActor
package protocol InspectedScreen: AnyObject {
  /// The name of the file or app, for a title.
  var name: String { get }
  /// The path of the file or folder.
  var file: String { get }
  /// The app's, where there is one: some settings hold for one app only.
  var bundleIdentifier: String? { get }
  /// The screens that there are to choose from.
  var screens: [ScreenChoice] { get }
  /// The languages that the texts are translated into, by their tags.
  var languages: [String] { get }
  /// Whether the program must start anew to show what is on disk: code that was loaded stays loaded.
  var needsRestart: Bool { get }
  /// The files whose changes are to show at once.
  var watchedFiles: [URL] { get }

  /// Makes the screen that is current, from what is on disk now, in a window of its own that shows.
  ///
  /// - Parameter language: the language of its texts; nil for the one that it is written in.
  /// - Throws: why it cannot be made. What showed before stays as it was.
  func makeWindow(language: String?) throws -> UIWindow

  /// Lets another of ``screens`` be current.
  ///
  /// - Throws: an ``InspectorError`` when there is no such screen.
  func choose(_ id: String) throws

  /// Makes the current screen as it was in an earlier revision.
  ///
  /// - Parameters:
  ///   - revision: as git names it: `HEAD~2`, `main`.
  ///   - language: the language of its texts; nil for the one that it is written in.
  /// - Throws: why that cannot be done.
  func makeWindow(revision: String, language: String?) throws -> UIWindow

  /// Whether there are revisions to compare with.
  var hasRevisions: Bool { get }
}
