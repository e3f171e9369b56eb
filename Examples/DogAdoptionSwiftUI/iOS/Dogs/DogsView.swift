import SwiftUI

/// The first screen: dogs to page through, facts about the one that is shown, and its shelter.
struct DogsView: View {
  @State private var index = 0
  @State private var showsFavorites = false

  private var dog: Dog { Dog.all[index] }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          DogPicker(dogs: Dog.all, index: $index)
          DogButtons(dog: dog)
          DogFacts(dog: dog)
          ShelterCard(shelter: dog.shelter)
        }
        .padding()
      }
      .navigationTitle("Adopt a Dog")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Favorites") { showsFavorites = true }
      }
      .navigationDestination(isPresented: $showsFavorites) {
        FavoritesView { chosen in
          index = Dog.all.firstIndex(of: chosen) ?? 0
          showsFavorites = false
        }
      }
    }
    .focusedSceneValue(\.dogIndex, $index)
  }
}

#Preview {
  DogsView().environment(Favorites())
}
