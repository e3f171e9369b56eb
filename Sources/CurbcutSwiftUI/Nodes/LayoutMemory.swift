import Foundation

/// What a node has answered to the questions of its parent, and whether the answers still hold.
@MainActor
struct LayoutMemory {
  enum Validity {
    case valid
    /// Something inside may answer otherwise.
    case childInvalid
    case invalid
  }

  struct KnownSize {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  struct KnownAlignment {
    var key: AlignmentKey
    /// Without the node, which would keep itself alive.
    var dimensions: ViewDimensions
    var value: CGFloat?
  }

  var validity = Validity.invalid
  var needsPlacement = true
  var isPlaced = false
  var invalidChildren: [ViewNode] = []
  /// Children to place again although this node's own layout stands.
  var toPlaceAgain: [ViewNode] = []
  var sizes: [KnownSize] = []
  var alignments: [KnownAlignment] = []
  var spacing: ViewSpacing?
  var priority: Double?
  var frame = CGRect.zero
  var placedProposal = ProposedViewSize.unspecified

  /// How many sizes are kept.
  static let sizeLimit = 8

  /// Forgets the answers.
  mutating func forget() {
    sizes.removeAll(keepingCapacity: true)
    alignments.removeAll()
    spacing = nil
    priority = nil
  }
}
