import Foundation
import Synchronization

/// The unsupported members that the app has set, each told once.
package enum UnsupportedMembers {
  /// A member, and what setting it does not do.
  package struct Use: Hashable, Sendable {
    /// `UIScrollView.scrollsToTop`.
    package var member: String
    /// `a tap on the status bar does not scroll`.
    package var consequence: String
    /// Where the app sets it, `Main.storyboard:12:9` or `List.swift:31`; nil when that is not known: the app's library
    /// has no line table, or the call came from elsewhere.
    package var place: String?

    /// `List.swift:31: warning: UIScrollView.scrollsToTop is kept, and no more: a tap on the status bar …`.
    package var description: String {
      "\(place.map { "\($0): " } ?? "")warning: \(member) is kept, and no more: \(consequence)"
    }
  }

  private struct State {
    /// The marks that were told, by the address of their text.
    var told: Set<UInt> = []
    var uses: [Use] = []
    var handler: (@Sendable (Use) -> Void)?
    var documentPlace: (@Sendable () -> String?)?
  }

  private static let state = Mutex(State())

  /// Hears of each use, once a member; nil, the default, for nobody. Uses that nobody heard of are not counted as told.
  package static var handler: (@Sendable (Use) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// What was told so far, in the order in which the app came to it.
  package static var uses: [Use] { state.withLock { $0.uses } }

  /// Forgets what was told: what is set next is told anew.
  package static func forget() {
    state.withLock {
      $0.told = []
      $0.uses = []
    }
  }

  /// Says where in a document of Interface Builder the attribute stands that is being read, `Main.storyboard:12:9`;
  /// nil outside of documents. Asked only where no code of the app set the member.
  package static var documentPlace: (@Sendable () -> String?)? {
    get { state.withLock { $0.documentPlace } }
    set { state.withLock { $0.documentPlace = newValue } }
  }

  /// Whether setting the member is worth a word: somebody listens, and has not heard of it.
  package static func isNew(_ text: StaticString) -> Bool {
    state.withLock { $0.handler != nil && !$0.told.contains(UInt(bitPattern: text.utf8Start)) }
  }

  /// Tells of a member that was set, the first time.
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
