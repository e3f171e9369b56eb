import AccessibilityTree
import DeviceSettings
import Foundation

/// Records everything that happens in a session, so that ``SessionReplay`` can replay it.
///
/// Each line is written immediately, so the log of a session that crashes is complete up to the crash.
@MainActor
public final class SessionRecorder {
  private let write: @MainActor (Data) throws -> Void
  private let encoder = SessionLog.encoder
  private var tree: ElementTree?
  private var settings: Settings
  private var screenSize: CGSize?
  private var isFinished = false
  /// The error that ended the recording; nil while there was none.
  public private(set) var failure: (any Error)?

  /// Begins to record a session. An observer that was already set is still called.
  ///
  /// - Parameters:
  ///   - session: the session to record.
  ///   - write: called with one line after another, each including its line break. When it throws, the
  ///     recording ends, and ``failure`` holds the error.
  public init(_ session: Session, write: @escaping @MainActor (Data) throws -> Void) {
    self.write = write
    settings = session.settings
    put(SessionLogHeader(engines: session.engines.map(\.identifier), settings: session.settings))
    let other = session.observer
    session.observer = { [self] occurrence in
      other?(occurrence)
      record(occurrence)
    }
  }

  /// Begins to record a session into a file, replacing an existing one.
  ///
  /// - Throws: the file system's error when the path cannot be written.
  public convenience init(_ session: Session, path: String) throws {
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    self.init(session) { line in try file.write(contentsOf: line) }
  }

  /// Closes the recording: what happens later is not recorded.
  public func finish() {
    guard !isFinished else { return }
    put(SessionLogRecord(end: true))
    isFinished = true
  }

  private func record(_ occurrence: Session.Occurrence) {
    guard !isFinished else { return }
    switch occurrence {
    case .event(let event, let engine, let context):
      recordSettings(context.settings)
      if let size = context.screenSize, size != screenSize {
        screenSize = size
        put(SessionLogRecord(screenSize: size))
      }
      recordScreen(context.tree)
      put(SessionLogRecord(event: event, engine: engine, at: context.now))
    case .effect(let effect, let engine, let time):
      put(SessionLogRecord(effect: effect, engine: engine, at: time))
    case .runaway(let event, let time):
      put(SessionLogRecord(runaway: event, at: time))
    }
  }

  private func recordSettings(_ new: Settings) {
    guard new != settings else { return }
    settings = new
    put(SessionLogRecord(settings: new))
  }

  /// Records the whole screen when elements were added, removed or moved; otherwise only those that changed.
  private func recordScreen(_ new: ElementTree) {
    if let tree, let edits = TreeEdits(from: tree, to: new) {
      if edits.isEmpty { return }
      put(SessionLogRecord(elements: edits))
    } else {
      put(SessionLogRecord(screen: new))
    }
    tree = new
  }

  private func put(_ line: some Encodable) {
    guard failure == nil else { return }
    do {
      try write(encoder.encode(line) + Data("\n".utf8))
    } catch {
      failure = error
    }
  }
}
