import Foundation

/// How a screen looks for some seconds in which nobody does anything, with Reduce Motion on, and after whatever that
/// setting ends has ended.
public struct ScreenFilm: Sendable {
  /// Something that moved or changed.
  public struct Movement: Sendable, Equatable {
    /// What it did.
    public enum Kind: String, Sendable {
      /// It went elsewhere.
      case moves
      /// It turned.
      case turns
      /// It was drawn larger or smaller.
      case scales
      /// What is in it moved along.
      case scrolls
      /// It became larger or smaller, as a bar does that shows progress.
      case grows
      /// It came and went, where it is.
      case blinks
      /// It showed one picture after another.
      case plays
    }

    /// What moved, as the index of a node.
    public var node: Int
    /// What it did.
    public var kind: Kind
    /// When it began and ended, in seconds of the film.
    public var start, end: Double
    /// How far: in points, in degrees, or as a factor of size or opacity.
    public var amount: Double

    /// Creates a movement; times are in seconds of the film.
    public init(node: Int, kind: Kind, start: Double, end: Double, amount: Double) {
      self.node = node
      self.kind = kind
      self.start = start
      self.end = end
      self.amount = amount
    }
  }

  /// How long it is, in seconds.
  public var length: Double
  /// The time between two frames, in seconds.
  public var interval: Double
  /// What it shows, from the beginning; empty when nothing could change. Few pixels will do.
  public var frames: [AuditPicture]
  /// What moved.
  public var movements: [Movement]
  /// Whether the app has ever asked for Reduce Motion; nil when that is not known.
  public var hasAskedForReducedMotion: Bool?

  /// Creates a film; times are in seconds.
  public init(
    length: Double, interval: Double = 1.0 / 30, frames: [AuditPicture] = [], movements: [Movement] = [],
    hasAskedForReducedMotion: Bool? = nil
  ) {
    self.length = length
    self.interval = interval
    self.frames = frames
    self.movements = movements
    self.hasAskedForReducedMotion = hasAskedForReducedMotion
  }
}

extension ScreenFilm.Movement {
  /// What was seen, for people.
  var words: String {
    let amount = Target.number((self.amount * 10).rounded() / 10)
    let what =
      switch kind {
      case .moves: "it moves by \(amount) points"
      case .turns: "it turns by \(amount) degrees"
      case .scales: "it is drawn up to \(amount) times as large"
      case .scrolls: "its content moves by \(amount) points"
      case .grows: "its size changes by \(amount) points"
      case .blinks: "it comes and goes"
      case .plays: "it shows one picture after another"
      }
    return "\(what), for \(Target.number(((end - start) * 10).rounded() / 10)) seconds and on its own"
  }
}
