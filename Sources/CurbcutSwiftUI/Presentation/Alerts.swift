import CurbcutUIKit
import Foundation

extension View {
  private func alert(
    _ isPresented: Binding<Bool>, _ style: UIAlertController.Style = .alert,
    titleVisibility: Visibility = .visible, _ content: @escaping @MainActor () -> AlertContent?
  ) -> some View {
    modifier(
      AlertModifier(
        source: .condition(isPresented), style: style, titleVisibility: titleVisibility, content: content))
  }

  /// Presents an alert while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka>.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented) { AlertContent(title: Text(titleKey), message: nil, actions: AnyView(actions())) }
  }

  /// Presents an alert while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented) { AlertContent(title: Text(title), message: nil, actions: AnyView(actions())) }
  }

  /// Presents an alert while a condition holds.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented) { AlertContent(title: title, message: nil, actions: AnyView(actions())) }
  }

  /// Presents an alert with a message while a condition holds.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(isPresented) {
      AlertContent(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents an alert with a message while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(isPresented) {
      AlertContent(title: Text(title), message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents an alert with a message while a condition holds.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(isPresented) {
      AlertContent(title: title, message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents an alert for data while a condition holds.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(isPresented) {
      data.map { AlertContent(title: Text(titleKey), message: nil, actions: AnyView(actions($0))) }
    }
  }

  /// Presents an alert for data while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(isPresented) {
      data.map { AlertContent(title: Text(title), message: nil, actions: AnyView(actions($0))) }
    }
  }

  /// Presents an alert for data while a condition holds.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(isPresented) {
      data.map { AlertContent(title: title, message: nil, actions: AnyView(actions($0))) }
    }
  }

  /// Presents an alert with a message for data while a condition holds.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(isPresented) {
      data.map {
        AlertContent(title: Text(titleKey), message: AnyView(message($0)), actions: AnyView(actions($0)))
      }
    }
  }

  /// Presents an alert with a message for data while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(isPresented) {
      data.map {
        AlertContent(title: Text(title), message: AnyView(message($0)), actions: AnyView(actions($0)))
      }
    }
  }

  /// Presents an alert with a message for data while a condition holds.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(isPresented) {
      data.map { AlertContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0))) }
    }
  }

  /// Presents a dialog with choices while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb>.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      AlertContent(title: Text(titleKey), message: nil, actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      AlertContent(title: Text(title), message: nil, actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices while a condition holds.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      AlertContent(title: title, message: nil, actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices with a message while a condition holds.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      AlertContent(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices with a message while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      AlertContent(title: Text(title), message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices with a message while a condition holds.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      AlertContent(title: title, message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices for data while a condition holds.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      data.map { AlertContent(title: Text(titleKey), message: nil, actions: AnyView(actions($0))) }
    }
  }

  /// Presents a dialog with choices for data while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      data.map { AlertContent(title: Text(title), message: nil, actions: AnyView(actions($0))) }
    }
  }

  /// Presents a dialog with choices for data while a condition holds.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      data.map { AlertContent(title: title, message: nil, actions: AnyView(actions($0))) }
    }
  }

  /// Presents a dialog with choices with a message for data while a condition holds.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      data.map {
        AlertContent(title: Text(titleKey), message: AnyView(message($0)), actions: AnyView(actions($0)))
      }
    }
  }

  /// Presents a dialog with choices with a message for data while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      data.map {
        AlertContent(title: Text(title), message: AnyView(message($0)), actions: AnyView(actions($0)))
      }
    }
  }

  /// Presents a dialog with choices with a message for data while a condition holds.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(isPresented, .actionSheet, titleVisibility: titleVisibility) {
      data.map { AlertContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0))) }
    }
  }

  /// Presents an alert for an error while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)>.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented) {
      error.map {
        AlertContent(
          title: Text(verbatim: $0.errorDescription ?? $0.localizedDescription), message: nil,
          actions: AnyView(actions()))
      }
    }
  }

  /// Presents an alert with a message for an error while a condition holds.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(isPresented) {
      error.map {
        AlertContent(
          title: Text(verbatim: $0.errorDescription ?? $0.localizedDescription),
          message: AnyView(message($0)),
          actions: AnyView(actions($0)))
      }
    }
  }
}
