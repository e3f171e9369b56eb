import CurbcutFoundation
import Foundation

extension UICollectionView {
  /// How cells of a class are created and configured, instead of registering a class for a reuse identifier.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Creates a registration for cells of a class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration for cells from a nib, which must contain a cell of the class.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// How supplementary views of a class are created and configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    /// Creates a registration for views of a class and an element kind.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Dequeues a cell for a registration, and configures it unless the item is nil.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      NSException.end(
        .internalInconsistencyException, "The nib registered for \(Cell.self) holds a \(type(of: view))")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view for a registration, and configures it.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let supplement = view as? Supplementary else {
      NSException.end(
        .internalInconsistencyException,
        "\(Supplementary.self) was registered, but the dequeued view is a \(type(of: view))")
    }
    registration.handler(supplement, registration.kind, indexPath)
    return supplement
  }
}
