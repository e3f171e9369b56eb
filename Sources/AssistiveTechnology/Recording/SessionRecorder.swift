import AccessibilityTree
import DeviceSettings
import Foundation

/// Writes down everything that happens in a session, so that ``SessionReplay`` can play it again.
///
/// Each line is written as soon as it is known: a session that ends in a crash leaves everything up to it.
@MainActor
public final class SessionRecorder {
  private let write: @MainActor (Data) throws -> Void
  private let encoder = SessionLog.encoder
  private var tree: ElementTree?
  private var settings: Settings
  private var screenSize: CGSize?
  private var isFinished = false
  /// Why something could not be written down; nil while all is well. Nothing is written after it.
  public private(set) var failure: (any Error)?

  /// Begins to record a session, from now on. Whoever observed it before goes on to do so.
  ///
  /// - Parameters:
  ///   - session: the session to record.
  ///   - write: takes one line after another, each with its line break. When it throws, the recording ends,
  ///     and ``failure`` says why.
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

  /// Begins to record a session into a file, which is made anew.
  ///
  /// - Throws: what the file system says of a path that cannot be written.
  public convenience init(_ session: Session, path: String) throws {
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    self.init(session) { line in try file.write(contentsOf: line) }
  }

  /// Closes the recording: what happens later is not written down.
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

  /// The whole screen when elements came, went or moved; else only those that read otherwise.
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
