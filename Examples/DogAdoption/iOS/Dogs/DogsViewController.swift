import UIKit

/// The first screen: dogs to page through, facts about the one in the middle, and its shelter.
class DogsViewController: UIViewController {
  @IBOutlet private(set) weak var carouselView: DogCarouselView!
  @IBOutlet private(set) weak var factsView: DogFactsView!
  @IBOutlet private(set) weak var shelterView: ShelterView!

  private let dogs = Dog.all
  private(set) var galleryView: DogGalleryView?

  private var currentDog: Dog { dogs[carouselView.currentIndex] }

  override func viewDidLoad() {
    super.viewDidLoad()
    carouselView.dogs = dogs
    shelterView.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(favoritesDidChange(_:)), name: .favoritesDidChange, object: nil)
    showCurrentDog()
  }

  private func showCurrentDog() {
    factsView.dog = currentDog
    shelterView.shelter = currentDog.shelter
  }

  // MARK: - Favorites

  @IBAction private func toggleFavorite(_ sender: UIButton) {
    Favorites.shared.toggle(currentDog)
  }

  @objc private func favoritesDidChange(_ notification: Notification) {
    carouselView.updateButtons()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showFavorites",
      let favorites = segue.destination as? FavoritesViewController
    else { return }
    favorites.dogs = dogs
  }

  @IBAction func unwindToDogs(_ segue: UIStoryboardSegue) {
    guard let favorites = segue.source as? FavoritesViewController, let dog = favorites.chosenDog,
      let index = dogs.firstIndex(of: dog)
    else { return }
    carouselView.showDog(at: index, animated: false)
  }

  // MARK: - Gallery

  @IBAction private func showGallery() {
    guard galleryView == nil, let host = navigationController?.view,
      let gallery = UINib(nibName: "DogGalleryView", bundle: nil).instantiate(withOwner: nil).first
        as? DogGalleryView
    else { return }
    gallery.dog = currentDog
    gallery.frame = host.bounds
    gallery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    gallery.closeHandler = { [weak self] in self?.closeGallery() }
    host.addSubview(gallery)
    galleryView = gallery
    UIAccessibility.post(notification: .screenChanged, argument: gallery)
  }

  private func closeGallery() {
    galleryView?.removeFromSuperview()
    galleryView = nil
    UIAccessibility.post(notification: .screenChanged, argument: carouselView.galleryButton)
  }
}

// MARK: - The carousel

extension DogsViewController: DogCarouselViewDelegate {
  func carouselView(_ carouselView: DogCarouselView, didShowDogAt index: Int) {
    showCurrentDog()
    // What is shown below belongs to another dog now.
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}

// MARK: - The shelter

extension DogsViewController: ShelterViewDelegate {
  func shelterViewDidSelectCall(_ shelterView: ShelterView) {
    open(
      currentDog.shelter.phoneURL,
      orSay: NSLocalizedString("This device cannot make phone calls.", comment: "An alert"))
  }

  func shelterViewDidSelectMap(_ shelterView: ShelterView) {
    open(
      currentDog.shelter.mapsURL, orSay: NSLocalizedString("Maps cannot be opened.", comment: "An alert"))
  }

  private func open(_ url: URL?, orSay message: String) {
    guard let url = url else { return }
    UIApplication.shared.open(url, options: [:]) { [weak self] success in
      guard !success, let self = self else { return }
      let alert = UIAlertController(
        title: self.currentDog.shelter.name, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: "A button"), style: .default))
      self.present(alert, animated: true)
    }
  }
}
