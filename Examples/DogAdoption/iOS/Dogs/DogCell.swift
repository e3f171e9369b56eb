import UIKit

/// The picture of one dog, and its name.
class DogCell: UICollectionViewCell {
  @IBOutlet weak var imageView: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
}
