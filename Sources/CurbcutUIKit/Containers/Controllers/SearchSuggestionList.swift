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
  /// Whether the list is as high as its rows, with round corners.
  var isMenu = false {
    didSet {
      layer.cornerRadius = isMenu ? SystemMetrics.current.sectionCornerRadius : 0
      clipsToBounds = true
      contentInsetAdjustmentBehavior = isMenu ? .never : .automatic
    }
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
  func frame(below field: UIView, in container: UIView) -> CGRect {
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
