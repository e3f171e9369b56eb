import Foundation
import Synchronization

/// The unsupported members that the app has set, each reported once.
package enum UnsupportedMembers {
  /// A member, and the effect that setting it does not have.
  package struct Use: Hashable, Sendable {
    /// `UIScrollView.scrollsToTop`.
    package var member: String
    /// `a tap on the status bar does not scroll`.
    package var consequence: String
    /// Where the app sets it, such as `Main.storyboard:12:9` or `List.swift:31`; nil when unknown, because the app's
    /// library has no line table, or the call came from elsewhere.
    package var place: String?

    /// `List.swift:31: warning: UIScrollView.scrollsToTop is stored but has no effect: a tap on the status bar …`.
    package var description: String {
      "\(place.map { "\($0): " } ?? "")warning: \(member) is stored but has no effect: \(consequence)"
    }
  }

  private struct State {
    /// The marks that were reported, by the address of their text.
    var told: Set<UInt> = []
    var uses: [Use] = []
    var handler: (@Sendable (Use) -> Void)?
    var documentPlace: (@Sendable () -> String?)?
  }

  private static let state = Mutex(State())

  /// Called with each use, once per member; nil, the default, for none. Uses without a handler do not count as
  /// reported.
  package static var handler: (@Sendable (Use) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The uses reported so far, in the order in which they occurred.
  package static var uses: [Use] { state.withLock { $0.uses } }

  /// Forgets what was reported, so that it can be reported again.
  package static func forget() {
    state.withLock {
      $0.told = []
      $0.uses = []
    }
  }

  /// Returns the location of the attribute that is being read in an Interface Builder document, such as
  /// `Main.storyboard:12:9`; nil outside of documents. It is called only when the member was not set by the app's
  /// code.
  package static var documentPlace: (@Sendable () -> String?)? {
    get { state.withLock { $0.documentPlace } }
    set { state.withLock { $0.documentPlace = newValue } }
  }

  /// Whether setting the member should be reported: there is a handler, and it has not been told.
  package static func isNew(_ text: StaticString) -> Bool {
    state.withLock { $0.handler != nil && !$0.told.contains(UInt(bitPattern: text.utf8Start)) }
  }

  /// Reports a member the first time it is set.
  ///
  /// - Parameter text: `Class.member: what will not happen`.
  package static func wasSet(_ text: StaticString) {
    guard isNew(text) else { return }
    let parts = text.description.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return }
    var use = Use(member: String(parts[0]), consequence: String(parts[1]))
    use.place = AppCallSite.current() ?? documentPlace?()
    let handler = state.withLock { state -> (@Sendable (Use) -> Void)? in
      guard state.told.insert(UInt(bitPattern: text.utf8Start)).inserted else { return nil }
      state.uses.append(use)
      return state.handler
    }
    handler?(use)
  }
}
