import CurbcutFoundation
import DeviceServices

/// A picture of the person's photo library, as the system's own screens show it.
@MainActor
package struct LibraryPhoto {
  /// The file with the picture.
  package let file: URL

  /// The picture; nil where the file has none.
  package var image: UIImage? { UIImage(contentsOfFile: file.path) }

  /// What VoiceOver calls it: `Photo, Jan 3, 2026 at 9:41 AM`.
  var label: String {
    let date = PhotoFolder.date(of: file).map {
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      formatter.timeStyle = .short
      return formatter.string(from: $0)
    }
    return SystemWord.photo.text(date ?? file.deletingPathExtension().lastPathComponent)
  }

  /// A screen on which the person picks photos; of an empty library, one that says so.
  ///
  /// - Parameters:
  ///   - limit: how many can be picked; 0 for as many as one likes.
  ///   - picked: called with the photos.
  package static func screen(
    limit: Int, picked: @escaping @MainActor ([LibraryPhoto]) -> Void
  ) -> UIViewController {
    let photos = PhotoFolder.files.map(LibraryPhoto.init)
    return photos.isEmpty ? EmptyPhotoLibrary() : PhotoGrid(photos, limit: limit, picked: picked)
  }
}

/// The photos of the library as a grid. It belongs to the system: the app needs no permission to show it.
@MainActor
private final class PhotoGrid: UICollectionViewController {
  private let photos: [LibraryPhoto]
  private let limit: Int
  private let picked: @MainActor ([LibraryPhoto]) -> Void
  /// The places of the chosen photos, in the order in which they were chosen.
  private var chosen: [Int] = []

  init(_ photos: [LibraryPhoto], limit: Int, picked: @escaping @MainActor ([LibraryPhoto]) -> Void) {
    self.photos = photos
    self.limit = limit
    self.picked = picked
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
    title = SystemWord.photos.text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    guard limit != 1 else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.finish() })
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  private func finish() { picked(chosen.map { photos[$0] }) }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.item], isChosen: chosen.contains(indexPath.item))
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let place = chosen.firstIndex(of: indexPath.item) {
      chosen.remove(at: place)
    } else if limit == 0 || chosen.count < limit {
      chosen.append(indexPath.item)
    }
    guard limit != 1 else { return finish() }
    navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
    collectionView.reloadData()
  }
}

/// A photo of the grid.
private final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: LibraryPhoto, isChosen: Bool) {
    picture.image = photo.image
    picture.alpha = isChosen ? 0.6 : 1
    accessibilityLabel = photo.label
    accessibilityTraits = isChosen ? [.image, .button, .selected] : [.image, .button]
  }
}
