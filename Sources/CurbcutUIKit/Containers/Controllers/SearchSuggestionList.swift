import Foundation

/// The list of search suggestions, over the content or as a menu below the field.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let choose: (any UISearchSuggestion) -> Void
  var suggestions: [any UISearchSuggestion] = [] {
    didSet {
      guard !suggestions.elementsEqual(oldValue, by: { $0 === $1 }) else { return }
      reloadData()
    }
  }
  /// The card on which the list is a menu.
  private(set) lazy var card: SearchSuggestionCard = {
    let card = SearchSuggestionCard(frame: .zero)
    card.list = self
    return card
  }()

  /// Shows the list as a menu below a field, in front of everything in a view; in nil, takes the menu away.
  func showMenu(below field: UIView, in host: UIView?) {
    guard let host else { return card.removeFromSuperview() }
    backgroundColor = nil
    contentInsetAdjustmentBehavior = .never
    layer.cornerRadius = SystemMetrics.current.menuCornerRadius
    clipsToBounds = true
    if superview !== card { card.addSubview(self) }
    if card.superview !== host { host.addSubview(card) }
    if host.subviews.last !== card { host.bringSubviewToFront(card) }
    card.frame = frame(below: field, in: host)
  }

  /// Shows the list over the content of a view.
  func showWhole(in container: UIView) {
    card.removeFromSuperview()
    backgroundColor = .systemBackground
    contentInsetAdjustmentBehavior = .automatic
    layer.cornerRadius = 0
    if superview !== container { container.addSubview(self) }
  }

  func hide() {
    card.removeFromSuperview()
    if !(superview is SearchSuggestionCard) { removeFromSuperview() }
  }

  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init(frame: .zero, style: .plain)
    backgroundColor = .systemBackground
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The place of a menu below a field, no higher than the room above the keyboard.
  private func frame(below field: UIView, in container: UIView) -> CGRect {
    let place = field.convert(field.bounds, to: container)
    let top = place.maxY + 8
    let width = max(place.width, Self.smallestMenuWidth)
    let room = container.bounds.height - Keyboard.shared.coveredHeight(of: container) - top - 8
    if bounds.width != width { frame.size = CGSize(width: width, height: max(1, room)) }
    layoutIfNeeded()
    return CGRect(
      x: max(8, min(place.minX, container.bounds.width - width - 8)), y: top, width: width,
      height: max(0, min(contentSize.height, room)))
  }

  private static let smallestMenuWidth: CGFloat = 250

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let suggestion = suggestions[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { cell.textLabel?.attributedText = text }
    cell.imageView?.image = suggestion.iconImage
    // UIKit's header: the description is the accessibility string.
    if let description = suggestion.localizedDescription, !description.isEmpty {
      cell.accessibilityLabel = description
    } else if let text = suggestion.localizedSuggestion ?? suggestion.localizedAttributedSuggestion?.string {
      cell.accessibilityLabel = text
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: false)
    guard suggestions.indices.contains(indexPath.row) else { return }
    choose(suggestions[indexPath.row])
  }
}

/// The card of a menu of suggestions.
final class SearchSuggestionCard: GlassView {
  weak var list: SearchSuggestionList?

  override init(frame: CGRect) {
    super.init(frame: frame)
    cornerRadius = SystemMetrics.current.menuCornerRadius
    density = 0.86
    shadowStrength = 0.2
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let list, list.frame != bounds { list.frame = bounds }
  }
}
