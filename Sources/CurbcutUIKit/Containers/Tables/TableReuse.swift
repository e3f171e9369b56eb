import Foundation

/// The cells and headers that are available for reuse, and how to create new ones.
@MainActor
final class TableReuse {
  private enum Source {
    case type(AnyClass)
    case nib(UINib)
  }

  private var cellSources: [String: Source] = [:]
  private var headerSources: [String: Source] = [:]
  private var waitingCells: [String: [UITableViewCell]] = [:]
  private var waitingHeaders: [String: [UITableViewHeaderFooterView]] = [:]

  func register(_ type: AnyClass?, for identifier: String) { cellSources[identifier] = type.map(Source.type) }
  func register(_ nib: UINib?, for identifier: String) { cellSources[identifier] = nib.map(Source.nib) }
  func registerHeader(_ type: AnyClass?, for identifier: String) {
    headerSources[identifier] = type.map(Source.type)
  }
  func registerHeader(_ nib: UINib?, for identifier: String) {
    headerSources[identifier] = nib.map(Source.nib)
  }

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      cell.hostedContent?.cellWillBeReused()
      return cell
    }
    let cell: UITableViewCell?
    switch cellSources[identifier] {
    case .type(let type): cell = (type as? UITableViewCell.Type)?.make(reuseIdentifier: identifier)
    case .nib(let nib):
      cell = nib.onlyObject(as: UITableViewCell.self, for: identifier)
    case nil: return nil
    }
    if cell?.reuseIdentifier != identifier { cell?.adopt(reuseIdentifier: identifier) }
    return cell
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waitingHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch headerSources[identifier] {
    case .type(let type):
      return (type as? UITableViewHeaderFooterView.Type)?.make(reuseIdentifier: identifier)
    case .nib(let nib):
      let view = nib.onlyObject(as: UITableViewHeaderFooterView.self, for: identifier)
      view?.adopt(reuseIdentifier: identifier)
      return view
    case nil: return nil
    }
  }

  func wait(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waitingCells[identifier, default: []].append(cell)
  }

  func wait(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    waitingHeaders[identifier, default: []].append(view)
  }
}

// Cells of a class known only at run time are created by convenience initializers; see `ObjectMaking.h`.

extension UITableViewCell {
  /// The reuse identifier of the cell that is being created.
  private static var dequeuedIdentifier: String?

  @usableFromInline
  @_silgen_name("curbcut_UITableViewCell_make")
  convenience init(dequeued: Void) {
    self.init(style: .default, reuseIdentifier: UITableViewCell.dequeuedIdentifier)
  }

  static func make(reuseIdentifier: String?) -> UITableViewCell {
    dequeuedIdentifier = reuseIdentifier
    return ObjectMaking.make(self, .tableViewCell)
      ?? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// The reuse identifier of the view that is being created.
  private static var dequeuedIdentifier: String?

  @usableFromInline
  @_silgen_name("curbcut_UITableViewHeaderFooterView_make")
  convenience init(dequeued: Void) {
    self.init(reuseIdentifier: UITableViewHeaderFooterView.dequeuedIdentifier)
  }

  static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    dequeuedIdentifier = reuseIdentifier
    return ObjectMaking.make(self, .tableViewHeaderFooterView)
      ?? UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
  }
}
