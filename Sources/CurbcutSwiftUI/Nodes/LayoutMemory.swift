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
    private let proposed: PackedProposal
    let size: CGSize

    init(proposal: ProposedViewSize, size: CGSize) {
      proposed = PackedProposal(proposal)
      self.size = size
    }

    var proposal: ProposedViewSize { proposed.proposal }
  }

  /// A proposal in two numbers; where nothing is proposed, none.
  private struct PackedProposal {
    private let width: CGFloat
    private let height: CGFloat

    init(_ proposal: ProposedViewSize) {
      width = proposal.width ?? .nan
      height = proposal.height ?? .nan
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }
  }

  /// The distances to neighbours, of which many nodes have the same.
  @MainActor
  private final class SharedSpacing {
    let value: ViewSpacing
    private static var recent: [SharedSpacing] = []

    private init(_ value: ViewSpacing) { self.value = value }

    static func of(_ value: ViewSpacing) -> SharedSpacing {
      if let known = recent.first(where: { $0.value == value }) { return known }
      let made = SharedSpacing(value)
      if recent.count >= 4 { recent.removeLast() }
      recent.insert(made, at: 0)
      return made
    }
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
  var sizes = FewValues<KnownSize>()
  var alignments: [KnownAlignment] = []
  private var knownSpacing: SharedSpacing?
  var spacing: ViewSpacing? {
    get { knownSpacing?.value }
    set { knownSpacing = newValue.map { .of($0) } }
  }
  var priority: Double?
  var frame = CGRect.zero
  private var placed = PackedProposal(.unspecified)
  var placedProposal: ProposedViewSize {
    get { placed.proposal }
    set { placed = PackedProposal(newValue) }
  }

  /// How many sizes are kept.
  static let sizeLimit = 8

  /// Forgets the answers.
  mutating func forget() {
    sizes.removeAll()
    alignments.removeAll()
    spacing = nil
    priority = nil
  }
}
