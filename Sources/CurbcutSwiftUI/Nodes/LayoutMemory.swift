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
  private var pending: Pending?
  var sizes = FewValues<KnownSize>()
  var alignments: [KnownAlignment] = []
  private var knownSpacing: SharedSpacing?
  var spacing: ViewSpacing? {
    get { knownSpacing?.value }
    set { knownSpacing = newValue.map { .of($0) } }
  }
  private var knownPriority = Double.nan
  var priority: Double? {
    get { knownPriority.isNaN ? nil : knownPriority }
    set { knownPriority = newValue ?? .nan }
  }
  var frame = CGRect.zero
  private var placed = PackedProposal(.unspecified)
  var placedProposal: ProposedViewSize {
    get { placed.proposal }
    set { placed = PackedProposal(newValue) }
  }

  /// What a node with children has to do yet.
  @MainActor
  private final class Pending {
    var invalid: [ViewNode] = []
    var toPlaceAgain: [ViewNode] = []
  }

  /// Notes a child whose answers may not hold any more.
  mutating func noteInvalid(_ child: ViewNode) { madePending().invalid.append(child) }

  /// Gives the children whose answers may not hold any more, and forgets them.
  mutating func takeInvalidChildren() -> [ViewNode] {
    guard let pending, !pending.invalid.isEmpty else { return [] }
    defer { pending.invalid = [] }
    return pending.invalid
  }

  /// Notes children to place again although this node's own layout stands.
  mutating func placeAgain(_ children: [ViewNode]) {
    if !children.isEmpty { madePending().toPlaceAgain += children }
  }

  /// Gives the children to place again, and forgets them.
  mutating func takeChildrenToPlaceAgain() -> [ViewNode] {
    guard let pending, !pending.toPlaceAgain.isEmpty else { return [] }
    defer { pending.toPlaceAgain = [] }
    return pending.toPlaceAgain
  }

  private mutating func madePending() -> Pending {
    let made = pending ?? Pending()
    pending = made
    return made
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
