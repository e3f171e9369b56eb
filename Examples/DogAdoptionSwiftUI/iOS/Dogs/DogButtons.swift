import SwiftUI

/// What can be done with a dog: it can be marked, and its pictures can be looked at.
struct DogButtons: View {
  @Environment(Favorites.self) private var favorites
  let dog: Dog
  @State private var showsGallery = false

  private var isFavorite: Bool { favorites.contains(dog) }

  var body: some View {
    HStack(spacing: 24) {
      Button {
        favorites.toggle(dog)
      } label: {
        Image(isFavorite ? "btn_fav_on" : "btn_fav")
      }
      .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
      if dog.pictures.count > 1 {
        Button {
          showsGallery = true
        } label: {
          Image("btn_pics")
        }
        .accessibilityLabel("Gallery")
        .accessibilityHint("Shows more pictures.")
      }
    }
    .sheet(isPresented: $showsGallery) { DogGallery(dog: dog) }
  }
}
