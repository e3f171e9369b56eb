import SwiftUI

/// What the menu bar of an iPad, and the shortcuts of a keyboard, do with the dog that is shown.
struct DogCommands: Commands {
  let favorites: Favorites
  @FocusedBinding(\.dogIndex) private var index

  var body: some Commands {
    CommandMenu("Browse") {
      Button("Next Dog") { show(1) }
        .keyboardShortcut(.rightArrow)
        .disabled(!canShow(1))
      Button("Previous Dog") { show(-1) }
        .keyboardShortcut(.leftArrow)
        .disabled(!canShow(-1))
      Divider()
      Button(isFavorite ? "Remove from favorites" : "Add to favorites") {
        if let index { favorites.toggle(Dog.all[index]) }
      }
      .keyboardShortcut("d")
      .disabled(index == nil)
    }
  }

  private var isFavorite: Bool { index.map { favorites.contains(Dog.all[$0]) } ?? false }

  private func canShow(_ step: Int) -> Bool {
    index.map { Dog.all.indices.contains($0 + step) } ?? false
  }

  private func show(_ step: Int) { if canShow(step) { index? += step } }
}

extension FocusedValues {
  /// The place of the dog that is shown.
  @Entry var dogIndex: Binding<Int>?
}
