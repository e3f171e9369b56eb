import UIKit

/// A row of the list: what to buy, how many of it, and a mark when it is in the basket.
final class GroceryCell: UITableViewCell {
  static let reuseIdentifier = "GroceryCell"

  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let markView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: .medium))
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    for label in [nameLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    markView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    markView.setContentHuggingPriority(.required, for: .horizontal)

    let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [markView, texts])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    accessoryType = .detailButton
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ item: GroceryItem) {
    nameLabel.text = item.name
    nameLabel.textColor = item.isBought ? .secondaryLabel : .label
    let details = [item.quantity > 1 ? "\(item.quantity) pieces" : nil, item.isUrgent ? "today" : nil]
    detailLabel.text = details.compactMap { $0 }.joined(separator: ", ")
    detailLabel.isHidden = detailLabel.text?.isEmpty ?? true
    markView.image = UIImage(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
    accessibilityLabel = [nameLabel.text, detailLabel.isHidden ? nil : detailLabel.text]
      .compactMap { $0 }.joined(separator: ", ")
    // The mark is only visible, so say it in words.
    accessibilityValue = item.isBought ? "bought" : nil
  }

  /// One stop; but while the list is edited, the buttons that delete and move the row can be reached.
  override var isAccessibilityElement: Bool {
    get { !isEditing }
    set { super.isAccessibilityElement = newValue }
  }
}
