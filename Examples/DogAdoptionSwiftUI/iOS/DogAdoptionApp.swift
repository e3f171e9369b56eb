import SwiftUI

@main
struct DogAdoptionApp: App {
  @State private var favorites = Favorites()

  var body: some Scene {
    WindowGroup {
      DogsView().environment(favorites)
    }
    .commands { DogCommands(favorites: favorites) }
  }
}
