/// What of a fence stands.
public struct FenceReport: Sendable, Equatable {
  /// A side of the fence.
  public enum Wall: String, Sendable, CaseIterable {
    /// Files outside are not read or written.
    case files
    /// Others on a network are not reached, other processes are not touched, and programs are not started.
    case systemCalls
    /// Memory, processor time and the sizes of files are bounded.
    case resources
  }

  /// Why a wall does not stand.
  public struct Gap: Sendable, Equatable, CustomStringConvertible {
    /// The wall.
    public var wall: Wall
    /// Why.
    public var reason: String

    /// What the app can do therefore, in a sentence.
    public var description: String {
      let consequence =
        switch wall {
        case .files: "its code can read and write your files"
        case .systemCalls: "its code can use the network and other processes"
        case .resources: "its code can take all memory and processors"
        }
      return "the app runs with a gap in its fence: \(reason), so \(consequence)"
    }
  }

  /// The walls that do not stand.
  public var gaps: [Gap] = []

  /// Creates a report of a fence without gaps.
  public init() {}

  /// Whether all of it stands.
  public var isWhole: Bool { gaps.isEmpty }
}
