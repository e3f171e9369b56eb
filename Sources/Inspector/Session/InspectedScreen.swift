import AssistiveTechnology
import Audit
import CurbcutUIKit
import Foundation

/// What is inspected: a screen of a document, or an app.
@MainActor
package protocol InspectedScreen: AnyObject {
  /// The name of the file or app, for a title.
  var name: String { get }
  /// The path of the file or folder.
  var file: String { get }
  /// The bundle identifier of the app, if it is one: some settings apply to one app only.
  var bundleIdentifier: String? { get }
  /// The screens to choose from.
  var screens: [ScreenChoice] { get }
  /// The tags of the languages that the texts are translated into.
  var languages: [String] { get }
  /// Whether the process must restart to show what is on disk, because code that was loaded cannot be unloaded.
  var needsRestart: Bool { get }
  /// The arguments with which `curbcut voiceover` shows the same, if only a process of its own can show it; else nil.
  var commandArguments: [String]? { get }
  /// The id of the screen that was chosen; nil for the one that is shown without a choice.
  var chosen: String? { get }
  /// The files to reload when they change.
  var watchedFiles: [URL] { get }

  /// Creates the current screen, from what is on disk now, in a visible window of its own.
  ///
  /// - Parameter language: the language of its texts; nil for the one that it is written in.
  /// - Throws: why it cannot be created. The previous screen stays as it was.
  func makeWindow(language: String?) throws -> UIWindow

  /// What assistive technologies read of a window that the screen has made, and act on.
  func makeProvider(for window: UIWindow) -> any ScreenProvider

  /// Makes another of ``screens`` the current one.
  ///
  /// - Throws: an ``InspectorError`` when there is no such screen.
  func choose(_ id: String) throws

  /// Creates the current screen as it was in an earlier revision.
  ///
  /// - Parameters:
  ///   - revision: a revision, as git names it: `HEAD~2`, `main`.
  ///   - language: the language of its texts; nil for the one that it is written in.
  /// - Throws: why that cannot be done.
  func makeWindow(revision: String, language: String?) throws -> UIWindow

  /// The file and line of a call in the app's own code; nil if they are not known.
  ///
  /// - Parameter address: the address after the call.
  func place(ofCall address: UInt) -> String?

  /// Whether there are revisions to compare with.
  var hasRevisions: Bool { get }

  /// The file of the project that a file in an app's bundle is a link to; the file itself when it is none.
  func original(of file: String) -> String

  /// What an audit sees of a recording; nil for a screen that is live.
  ///
  /// - Parameter language: the BCP-47 tag of the language in which it is read.
  func auditedScreen(language: String) -> AuditedScreen?
  /// The file or folder of the current screen, as `curbcut audit` names it in baselines.
  var auditedFile: String { get }
  /// What tells the current screen from others of the file in baselines and configurations.
  var auditedID: String { get }
}

extension InspectedScreen {
  package func makeProvider(for window: UIWindow) -> any ScreenProvider { AccessibilityProvider(window) }
  package var commandArguments: [String]? { nil }
  package var chosen: String? { nil }
  package func place(ofCall address: UInt) -> String? { nil }
  package func original(of file: String) -> String { file }
  package func auditedScreen(language: String) -> AuditedScreen? { nil }
  package var auditedFile: String { file }
  package var auditedID: String { chosen ?? "" }
}
