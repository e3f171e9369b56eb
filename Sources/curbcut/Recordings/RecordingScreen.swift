import AssistiveTechnology
import Audit
import Captures
import CurbcutUIKit
import DeviceSettings
import Foundation
import Inspector

/// The recordings of an app, for the Inspector.
@MainActor
final class RecordingScreen: InspectedScreen {
  private let options: ScreenOptions
  private var recordings: RecordedScreens
  private var shown: Int
  private var made: RecordedWindow?

  /// - Throws: a `CaptureError` with the place of the problem.
  init(_ options: ScreenOptions) throws {
    self.options = options
    recordings = try RecordedScreens(options.file)
    shown = try recordings.wanted(options).first ?? 0
  }

  var name: String { URL(fileURLWithPath: options.file).lastPathComponent }
  var file: String { options.file }
  var bundleIdentifier: String? { nil }
  var languages: [String] { [] }
  var needsRestart: Bool { false }
  var hasRevisions: Bool { false }

  var screens: [ScreenChoice] {
    recordings.app.screens.indices.map { index in
      let screen = recordings.app.screens[index]
      return ScreenChoice(id: screen.name, title: screen.title ?? screen.name, isCurrent: index == shown)
    }
  }

  var watchedFiles: [URL] {
    recordings.app.screens.flatMap {
      [URL(fileURLWithPath: $0.capture.file), $0.pictureFile].compactMap { $0 }
    }
  }

  func makeWindow(language: String?) throws -> UIWindow {
    let fresh = try RecordedScreens(options.file)
    // The screen may have gone.
    shown = fresh.app.index(of: recordings.app.screens[shown].name) ?? 0
    recordings = fresh
    let window = RecordedWindow(fresh.app.screens[shown], settings: UIKitHost.shared.settings)
    made = window
    return window.window
  }

  func makeProvider(for window: UIWindow) -> any ScreenProvider {
    let provider = CaptureProvider(recordings.app, start: shown)
    provider.onChange = { [weak self] index in
      guard let self else { return }
      shown = index
      made?.show(recordings.app.screens[index])
    }
    return provider
  }

  var auditedFile: String { recordings.app.screens[shown].capture.file }

  func auditedScreen(language: String) -> AuditedScreen? {
    recordings.audited(shown, language: recordings.app.screens[shown].capture.language ?? language)
  }

  func choose(_ id: String) throws {
    guard let index = recordings.app.index(of: id) else {
      throw CaptureError(file: options.file, problem: "there is no screen ‘\(id)’")
    }
    shown = index
  }

  func makeWindow(revision: String, language: String?) throws -> UIWindow {
    throw CaptureError(
      file: options.file, problem: "has no revisions: a recording is compared with another one")
  }
}
