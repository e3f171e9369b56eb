import DeviceSettings

extension Session {
  /// Follows the settings of a store: a change in the store changes the session's settings, and what a
  /// technology changes on behalf of its user is saved in the store.
  ///
  /// - Parameters:
  ///   - store: the settings that the session follows from now on.
  ///   - failed: called when the store cannot save a change; the change still applies to the session.
  /// - Returns: an observation that ends the link when it is released.
  public func follow(
    _ store: SettingsStore, failed: @escaping @MainActor (any Error) -> Void = { _ in }
  ) -> SettingsStore.Observation {
    settings = store.settings
    let observation = store.observe { [weak self] change in self?.settings = change.new }
    let other = observer
    observer = { [weak store, weak observation] occurrence in
      other?(occurrence)
      guard observation?.isActive == true, let store, case .effect(.change(let change), _, _) = occurrence
      else {
        return
      }
      do {
        try store.update { $0.apply(change) }
      } catch {
        failed(error)
      }
    }
    return observation
  }
}
