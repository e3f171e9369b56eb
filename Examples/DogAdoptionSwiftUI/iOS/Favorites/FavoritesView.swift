import SwiftUI

/// The dogs that the user has marked as favorites.
struct FavoritesView: View {
  @Environment(Favorites.self) private var favorites
  /// Called with the dog of the row that was tapped.
  let choose: (Dog) -> Void

  var body: some View {
    List {
      ForEach(favorites.dogs) { dog in
        Button {
          choose(dog)
        } label: {
          VStack(alignment: .leading) {
            Text(dog.name)
            Text(dog.shelter.name).font(.caption).foregroundStyle(.secondary)
          }
        }
        .foregroundStyle(.primary)
      }
      .onDelete(perform: remove)
    }
    .overlay {
      if favorites.names.isEmpty { Text("You have no favorites yet.") }
    }
    .navigationTitle("Favorites")
    .toolbar {
      EditButton().disabled(favorites.names.isEmpty)
    }
  }

  private func remove(at offsets: IndexSet) {
    let names = offsets.map { favorites.names[$0] }
    favorites.names.remove(atOffsets: offsets)
    let format = NSLocalizedString("%@ removed", comment: "Said when a favorite was removed")
    for name in names {
      AccessibilityNotification.Announcement(String(format: format, name)).post()
    }
  }
}
