import DeviceSettings

extension Session {
  /// Lives by the settings of a store: a change there is a change here, and what a technology changes on
  /// behalf of its user is kept there.
  ///
  /// - Parameters:
  ///   - store: the settings that the session lives by from now on.
  ///   - failed: hears when the store cannot keep a change; it holds in the session all the same.
  /// - Returns: what ends the link when it is let go.
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
