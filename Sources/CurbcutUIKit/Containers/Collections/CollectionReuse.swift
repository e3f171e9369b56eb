import Foundation

/// The views of a collection view that are available for reuse, and how to create new ones.
@MainActor
final class CollectionReuse {
  private enum Source {
    case type(AnyClass)
    case nib(UINib)
  }

  /// The key of a kind of view; the kind is nil for cells.
  private struct Key: Hashable {
    var kind: String?
    var identifier: String
  }

  private var sources: [Key: Source] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]
  private var kinds: [ObjectIdentifier: String] = [:]

  func register(_ type: AnyClass?, kind: String?, _ identifier: String) {
    sources[Key(kind: kind, identifier: identifier)] = type.map(Source.type)
  }

  func register(_ nib: UINib?, kind: String?, _ identifier: String) {
    sources[Key(kind: kind, identifier: identifier)] = nib.map(Source.nib)
  }

  func dequeue(kind: String?, _ identifier: String) -> UICollectionReusableView? {
    let key = Key(kind: kind, identifier: identifier)
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      (view as? UICollectionViewCell)?.hostedContent?.cellWillBeReused()
      return view
    }
    let view: UICollectionReusableView?
    switch sources[key] {
    case .type(let type): view = (type as? UICollectionReusableView.Type)?.make()
    case .nib(let nib): view = nib.onlyObject(as: UICollectionReusableView.self, for: identifier)
    case nil: view = nil
    }
    view?.reuseIdentifier = identifier
    if let view, let kind { kinds[ObjectIdentifier(view)] = kind }
    return view
  }

  func wait(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    let key = Key(
      kind: view is UICollectionViewCell ? nil : kinds[ObjectIdentifier(view)], identifier: identifier)
    guard sources[key] != nil else { return }
    waiting[key, default: []].append(view)
  }
}
